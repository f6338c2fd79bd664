import { expect, test } from 'vitest'
import { ariaKeys, isPressed, keysText } from './shortcuts.ts'
import { TOOLS } from './tools.ts'

function press(code: string, held: string[] = ['ctrl']) {
  return {
    code,
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    shiftKey: held.includes('shift'),
    altKey: held.includes('alt'),
    getModifierState: () => held.includes('altgr'),
  }
}

test('Ctrl or Command, but not both and not none', () => {
  expect(isPressed(press('KeyB'), 'B')).toBe(true)
  expect(isPressed(press('KeyB', ['meta']), 'B')).toBe(true)
  expect(isPressed(press('KeyB', ['ctrl', 'meta']), 'B')).toBe(false)
  expect(isPressed(press('KeyB', []), 'B')).toBe(false)
})

test('other keys that are held mean another shortcut', () => {
  expect(isPressed(press('KeyB', ['ctrl', 'shift']), 'B')).toBe(false)
  expect(isPressed(press('Digit8', ['ctrl', 'shift']), 'Shift+8')).toBe(true)
  expect(isPressed(press('Digit2', ['ctrl', 'alt']), 'Alt+2')).toBe(true)
  expect(isPressed(press('BracketRight'), ']')).toBe(true)
})

test('AltGr writes letters and is never a shortcut', () => {
  expect(isPressed(press('Digit2', ['ctrl', 'alt', 'altgr']), 'Alt+2')).toBe(false)
})

test('no two tools have the same keys', () => {
  expect(new Set(TOOLS.map(({ keys }) => keys)).size).toBe(TOOLS.length)
})

test('keys are told as the machine calls them', () => {
  expect(keysText('Shift+8', false)).toBe('Ctrl+Shift+8')
  expect(keysText('Shift+8', true)).toBe('⌘⇧8')
  expect(ariaKeys('Alt+2')).toBe('Control+Alt+2 Meta+Alt+2')
})
