import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { areShortcutsOn, tellShortcuts } from '../../platform/shortcut.ts'
import { focusSearch } from '../../search/public.ts'

const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

/** Listens for keys; what they do is fetched with the first one. */
export function Shortcuts() {
  const [isListed, setListed] = useState(false)
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!isShortcut(event)) return
      if (event.key === '/') {
        // Else it is written into the field, or Firefox opens its own search. At once: the next key belongs to the term.
        event.preventDefault()
        focusSearch()
      } else void import('./press-key.ts').then(({ pressKey }) => pressKey(event.key, () => setListed(true)))
    }
    tellShortcuts()
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    isListed && (
      <Suspense>
        <ShortcutsDialog onClose={() => setListed(false)} />
      </Suspense>
    )
  )
}

function isShortcut({ key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent) {
  return (
    /^[a-z/?.!]$/.test(key) &&
    !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented) &&
    !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) &&
    // A dialog and a menu have the keyboard for themselves.
    document.querySelector('dialog[open], [role=menu]') === null &&
    areShortcutsOn()
  )
}
