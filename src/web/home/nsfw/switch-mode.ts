import { navigate } from '../../platform/location.ts'

/** The mode has an address of its own, so that Back leaves it and a reload stays in it. */
export function switchMode(isOn: boolean): void {
  navigate(isOn ? '/?adult=on' : '/')
  // The switch goes with what it was pressed in: the keyboard goes on at the new content.
  document.getElementById('main')?.focus({ preventScroll: true })
}
