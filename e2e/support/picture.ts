import { crc32, deflateSync } from 'node:zlib'
import type { Locator } from '@playwright/test'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The bytes of a real PNG, in stripes, so that somebody who looks at it sees something. */
export function makePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // 8 bits a channel, red green blue.
  head.set([8, 2, 0, 0, 0], 8)
  const row = (y: number): number[] => [
    0,
    ...Array.from({ length: width }, (_, x) => [(x * 3) % 256, (y * 5) % 256, 120]).flat(),
  ]
  const rows = Buffer.from(Array.from({ length: height }, (_, y) => row(y)).flat())
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Pastes a picture as the browser does after a screenshot was copied. */
export async function pastePicture(area: Locator, name: string, png: Buffer): Promise<void> {
  await area.evaluate(
    (element, { fileName, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], fileName, { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { fileName: name, base64: png.toString('base64') },
  )
}
