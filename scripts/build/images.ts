export async function writeImages(
  _staging: string,
  _catalogue: string,
  _c: unknown,
): Promise<void> {}
