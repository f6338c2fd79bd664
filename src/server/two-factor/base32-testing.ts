const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app makes of the text that it is given. By itself, so that journeys may use it. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
