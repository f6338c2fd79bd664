import { getDraft } from '../../../contract/drafts.ts'
import { call } from '../../platform/api.ts'
import { chooseDraft, isSame, type Choice } from './choose-draft.ts'
import { keepOther, readDevice, readOther, removeDevice, type Slot } from './device-drafts.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/**
 * Finds what was begun before. The copy on the device is there at once and works without a network; the server's
 * may come a moment later and be newer. `show` is told each time, and whether it was told of that text before.
 */
export async function openDraft(
  slot: Slot,
  owner: number | null,
  keeper: DraftKeeper,
  show: (choice: Choice, isShown: boolean) => void,
): Promise<void> {
  const device = readDevice(slot, owner)
  const aside = readOther(slot, owner)
  const withAside = (choice: Choice): Choice => {
    if (choice.other !== null || aside === null) return choice
    if (choice.restored !== null && isSame(choice.restored.content, aside.content)) return choice
    return { ...choice, other: { content: aside.content, at: aside.at, from: 'device' } }
  }
  const showDevice = (): void => {
    if (device !== null) keeper.goOnFrom(device)
    if (device !== null || aside !== null) show(withAside(chooseDraft(device, null)), false)
  }
  // A copy that the server has too tells nothing new: whether it still holds, the server knows.
  const isWaiting = owner !== null && device?.isSent === true
  if (!isWaiting) showDevice()
  if (owner === null) return
  const server = await call(getDraft, { params: slot }).catch(() => undefined)
  if (server === undefined) return isWaiting ? showDevice() : undefined
  if (server === null) {
    if (!isWaiting) return
    // It was published or put away on another device; here it is only offered.
    keepOther(slot, owner, device.content)
    removeDevice(slot)
    return show({ restored: null, other: { content: device.content, at: device.at, from: 'device' } }, false)
  }
  const choice = withAside(chooseDraft(device, server))
  if (choice.restored?.from === 'server') {
    if (choice.other?.from === 'device') keepOther(slot, owner, choice.other.content)
    keeper.goOnFrom({ version: server.version, content: server.content, isSent: true })
  }
  const isShown =
    !isWaiting &&
    device !== null &&
    choice.restored !== null &&
    isSame(device.content, choice.restored.content)
  show(choice, isShown)
}
