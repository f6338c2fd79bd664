import { beforeEach, expect, test } from 'vitest'
import { storePendingAction, takePendingAction } from './pending-action.ts'

beforeEach(() => sessionStorage.clear())

test('an action that waits anywhere on the site is given out once', () => {
  for (const place of ['/', '/?q=laut', '/page?id=5', '/article/7']) {
    storePendingAction({ kind: 'library', place })
    expect(takePendingAction()).toMatchObject({ kind: 'library', place })
    expect(takePendingAction()).toBeNull()
  }
})

test('nobody is sent to an address that is not of the site', () => {
  for (const place of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '']) {
    storePendingAction({ kind: 'library', place })
    expect(takePendingAction(), place).toBeNull()
  }
})
