import type { VideoContainer } from '../formats.ts'
import { UnfitVideo } from './failures.ts'
import { readTopBoxes } from './plain/boxes.ts'
import { endOf, readElement } from './plain/ebml.ts'
import { withFileWindow, type FileWindow } from './plain/file-window.ts'

/** Refuses at once what was cut off on its way here: ffmpeg would make something of the rest. */
export async function holdWhole(path: string, container: VideoContainer): Promise<void> {
  await withFileWindow(path, container === 'iso' ? holdBoxes : holdElements)
}

async function holdBoxes(file: FileWindow): Promise<void> {
  const boxes = await readTopBoxes(file)
  const isNeeded = (type: string): boolean => type === 'moov' || type === 'mdat'
  if (boxes.some(({ type, isCut }) => isCut && isNeeded(type))) throw new UnfitVideo('damaged')
  if (!boxes.some(({ type }) => type === 'moov')) throw new UnfitVideo('damaged')
}

async function holdElements(file: FileWindow): Promise<void> {
  const header = await readElement(file, 0, file.size)
  // It ends inside the file, or it does not say where it ends.
  await readElement(file, endOf(header), file.size)
}
