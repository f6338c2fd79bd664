/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
/** Solves a small symmetric system by elimination with pivots. */
export function solve(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, values[index]!])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let best = column
    for (let row = column; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
    ;[rows[column], rows[best]] = [rows[best]!, rows[column]!]
    const pivot = rows[column]!
    for (let row = 0; row < size; row++) {
      if (row === column || pivot[column] === 0) continue
      const factor = rows[row]![column]! / pivot[column]!
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * pivot[at]!
    }
  }
  return rows.map((row, index) => (row[index] === 0 ? 0 : row[size]! / row[index]!))
}
