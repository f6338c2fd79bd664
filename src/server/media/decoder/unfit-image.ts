export const MOST_FRAMES = 200

/** Why an image is refused; the names are those of the messages. */
export const IMAGE_FAULTS = ['damaged', 'tooManyFrames', 'tooManyPixels', 'tookTooLong', 'tooHeavy'] as const
export type ImageFault = (typeof IMAGE_FAULTS)[number]

export class UnfitImage extends Error {
  readonly reason: ImageFault
  constructor(reason: ImageFault) {
    super(`The image is unfit: ${reason}`)
    this.reason = reason
  }
}
