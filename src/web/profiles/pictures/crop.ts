import type { Crop } from '../../../contract/profiles.ts'

export interface Size {
  width: number
  height: number
}

/** Which part of a picture: its middle in pixels, and how far it is brought near. */
export interface View {
  x: number
  y: number
  zoom: number
}

export const MAX_ZOOM = 5

/** The middle of the picture, as much of it as fits. */
export const wholeOf = ({ width, height }: Size): View => ({ x: width / 2, y: height / 2, zoom: 1 })

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)))

/** `ratio` times as wide as high. Whole pixels, never outside the picture. */
export function cropOf(picture: Size, ratio: number, { x, y, zoom }: View): Crop {
  const most = Math.max(1, Math.floor(Math.min(picture.height, picture.width / ratio)))
  const height = within(Math.round(most / within(zoom, 1, MAX_ZOOM)), 1, most)
  const width = Math.min(picture.width, height * ratio)
  return {
    x: within(Math.round(x - width / 2), 0, picture.width - width),
    y: within(Math.round(y - height / 2), 0, picture.height - height),
    width,
    height,
  }
}

/** How near it may be brought: what is left must be wide enough to be shown. */
export function nearest(picture: Size, ratio: number, leastWidth: number): number {
  return within(cropOf(picture, ratio, wholeOf(picture)).width / leastWidth, 1, MAX_ZOOM)
}

/** The view moved or brought nearer, with its middle where a crop can have it. */
export function moved(
  picture: Size,
  ratio: number,
  view: View,
  change: Partial<View>,
  most = MAX_ZOOM,
): View {
  const zoom = within(change.zoom ?? view.zoom, 1, most)
  const wanted = { x: change.x ?? view.x, y: change.y ?? view.y, zoom }
  const { width, height } = cropOf(picture, ratio, wanted)
  return {
    x: within(wanted.x, width / 2, picture.width - width / 2),
    y: within(wanted.y, height / 2, picture.height - height / 2),
    zoom,
  }
}
