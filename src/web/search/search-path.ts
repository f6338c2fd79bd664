export function searchPath(term: string): string {
  return `/?q=${encodeURIComponent(term)}`
}

/** What stands in the field of a search form. */
export function writtenIn(form: HTMLFormElement): string {
  return (form.elements.namedItem('q') as HTMLInputElement).value
}

/** The term of what was written: cleaned as spec 5 says, but a phrase keeps its quotes, as phones write them too. */
export function termOf(written: string): string {
  const pieces = written.replaceAll(/[<>']/g, '').split(/["“”„]/)
  return pieces
    .map((piece, place) =>
      // Between quotes; the last piece has none that closes it.
      place % 2 === 1 && place < pieces.length - 1 && piece.trim() !== '' ? `"${piece.trim()}"` : piece,
    )
    .join('')
    .trim()
}
