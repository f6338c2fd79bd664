/**
 * The browser refuses to show or hide a popover in the midst of showing or hiding another one (an event handler
 * that such a change called may ask for it). That is no reason to break the page: the answer tells it instead.
 */
export function showOnTop(element: HTMLElement): boolean {
  if (!element.isConnected) return false
  return element.matches(':popover-open') || tolerated(() => element.showPopover())
}

export function hideFromTop(element: HTMLElement): boolean {
  if (!element.isConnected || !element.matches(':popover-open')) return true
  return tolerated(() => element.hidePopover())
}

function tolerated(change: () => void): boolean {
  try {
    change()
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return false
    throw error
  }
}
