import { send } from './api.ts'

/** Browsers need the address a moment longer than the click. */
const KEPT_MS = 60_000

/** A file that the page itself asks for, so that a refusal is told in words and not shown in the file's place. */
export async function saveFile(path: string, name: string): Promise<void> {
  const response = await send('GET', path)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
