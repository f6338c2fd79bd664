import type { Crop } from '../../contract/profiles.ts'
import type { Text } from '../../contract/messages.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { PictureKind } from './actions.ts'
import { messages } from './messages.ts'

interface Shape {
  /** How many times as wide as high. */
  ratio: number
  /** By how many times the height the width may differ from that; an avatar by a pixel at most. */
  tolerance: (height: number) => number
  fault: Text
  leastWidth: number
  /** What is larger is drawn so wide. */
  widest: number
}

export const SHAPES: Record<PictureKind, Shape> = {
  avatar: { ratio: 1, tolerance: () => 1, fault: messages.notSquare, leastWidth: 64, widest: 640 },
  cover: {
    ratio: 3,
    tolerance: (height) => Math.max(3, height * 0.1),
    fault: messages.notWide,
    leastWidth: 600,
    widest: 1600,
  },
}

/** Refuses a part that is not inside the picture, has another shape, or is too small to be seen. */
export function judgeCrop(kind: PictureKind, crop: Crop, picture: { width: number; height: number }): void {
  const { ratio, tolerance, fault, leastWidth } = SHAPES[kind]
  const { x, y, width, height } = crop
  if (x + width > picture.width || y + height > picture.height) refuse(messages.outside)
  if (Math.abs(width - ratio * height) > tolerance(height)) refuse(fault)
  if (width < leastWidth) refuse(fill(messages.tooSmall, { count: leastWidth }))
}

function refuse(text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { crop: text } })
}
