import { readStored, removeStored, writeStored } from '../../platform/storage.ts'

const KEY = 'skip-loading-screen'

export function isLoadingScreenOff(): boolean {
  return readStored(KEY) === 'true'
}

export function setLoadingScreenOff(isOff: boolean): void {
  if (isOff) writeStored(KEY, 'true')
  else removeStored(KEY)
}
