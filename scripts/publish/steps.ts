/** Progress of a long command: a line for each step, with its time. */
export type Step = <T>(name: string, work: () => T | Promise<T>) => Promise<T>;

export const step: Step = async (name, work) => {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await work();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${typeof result === 'string' ? `${result}, ` : ''}${seconds} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
};
