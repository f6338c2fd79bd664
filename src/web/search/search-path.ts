export function searchPath(term: string): string {
  return `/?q=${encodeURIComponent(term)}`
}

/** What stands in the field of a search form. */
export function writtenIn(form: HTMLFormElement): string {
  return (form.elements.namedItem('q') as HTMLInputElement).value
}
