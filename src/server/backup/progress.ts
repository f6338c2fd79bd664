/** Called often; the display decides how often it shows something. */
export type OnProgress = (line: string) => void

export function countOf(count: number): string {
  return count.toLocaleString('en')
}

export function sizeOf(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`
}
