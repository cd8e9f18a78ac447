/** Downloads a file that was made in the browser. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after handling the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
