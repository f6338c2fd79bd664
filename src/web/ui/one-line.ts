/** Line breaks, and the blanks around them, become one blank. */
export function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap))
}
