/** As a path of bars, one for each run of dark squares in a row: the web draws it, there is no markup on the way. */
export async function drawQr(text: string): Promise<{ size: number; path: string }> {
  const { encodeQR } = await import('qr')
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  return { size: rows.length, path: rows.map((row, y) => barsOf(row, y)).join('') }
}

function barsOf(row: boolean[], y: number): string {
  let bars = ''
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue
    const from = x
    while (row[x + 1] === true) x++
    bars += `M${from} ${y}h${x + 1 - from}v1H${from}z`
  }
  return bars
}
