import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { GUILD_LOGOS } from '../../contract/guild-rules.ts'
import { guildOf } from '../testing/guilds.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { CrestPicker } from './form/crest-picker.tsx'
import { NEW_GUILD } from './form/check-guild.ts'
import { Crest, GuildTile } from './public.ts'

afterEach(leaveApp)

test('[S3-23] logo1 to logo5 are shown as shield, crown, star, swords and dragon', async () => {
  await renderPart(
    <>
      {GUILD_LOGOS.map((logo) => (
        <Crest key={logo} guild={{ logo, logoBackgroundColor: '#1f6f63' }} />
      ))}
      <CrestPicker value={NEW_GUILD} onChange={() => {}} error={undefined} />
    </>,
  )
  const drawn = [...document.querySelectorAll<SVGElement>('svg[data-sign]')]
  expect(drawn.slice(0, 5).map((crest) => crest.dataset['sign'])).toEqual([
    'shield',
    'crown',
    'star',
    'swords',
    'dragon',
  ])
  const signs = page.getByRole('group', { name: 'Emblem' }).getByRole('radio')
  expect(signs.elements().map((sign) => sign.getAttribute('aria-label'))).toEqual([
    'Shield',
    'Crown',
    'Star',
    'Swords',
    'Dragon',
  ])
  expect(new Set(drawn.slice(0, 5).map((crest) => crest.lastElementChild?.getAttribute('d'))).size).toBe(5)
})

test('a tile leads to its guild and tells what everybody may know of it', async () => {
  const guild = guildOf(12, { name: 'Penjaga Naskah', insignia: 'PNJ', isPrivate: true, memberCount: 1386 })
  await renderPart(<GuildTile guild={guild} fact="Officer" action={<button type="button">Join</button>} />)
  await expect
    .element(page.getByRole('link', { name: 'Penjaga Naskah' }))
    .toHaveAttribute('href', '/guild/12')
  for (const words of ['PNJ', '1,386 members', 'Private', 'Officer'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Join' }).click()
})
