import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { standingOf } from '../testing/guilds.ts'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { GuildPage } from './guild-page.tsx'
import { detailOf, MEMBERS, NO_POSTS } from './guilds-testing.ts'

afterEach(leaveApp)

const GUILD = '/api/guilds/12'
const around = { [`${GUILD}/posts`]: NO_POSTS, [`${GUILD}/members`]: MEMBERS }
const stranger = standingOf({ state: 'none', role: null, joinedAt: null })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('where a member’s own answer did not arrive after the document’s it can be asked for again', async () => {
  let isDown = true
  function FromDocument() {
    const client = useQueryClient()
    useState(() => client.setQueryData([GUILD], detailOf(), { updatedAt: 1 }))
    return <GuildPage params={{ id: '12' }} />
  }
  await renderPart(<FromDocument />, {
    user: SARI,
    at: '/guild/12',
    answers: {
      ...around,
      [GUILD]: () => (isDown ? { status: 500, body: {} } : { body: detailOf({ standing: stranger }) }),
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: /Penjaga Naskah/ })).toBeVisible()
  await expect.element(button('Try again')).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(button('Join')).toBeVisible()
})
