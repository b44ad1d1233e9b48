/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A browser may start reading later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
