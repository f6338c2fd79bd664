/** Programs for tables take what begins like this for a formula, and would run it; what has the apostrophe gets another. */
const FORMULA = /^'?[=+\-@\t\r\n]/
const QUOTED = /[",\r\n]/

/** One line of a CSV file (RFC 4180) with its end. A text that would be a formula begins with an apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Without it, programs for tables take the file for another encoding than UTF-8. */
export const CSV_BEGIN = '\uFEFF'
