import { afterAll, beforeAll, expect, test } from 'vitest'
import { signup } from '../../contract/auth.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { form } from './accounts-testing.ts'
import { withoutHidden } from './names/hidden.ts'
import { judgeNames } from './names/judge-names.ts'
import { aliasStem } from './rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const judge = (firstName: string, lastName = 'Dewi') => judgeNames('Cendekia', { firstName, lastName })

test.each([
  ['Ad\u200bmin', 'Dewi', ['firstName']],
  ['M\u043ederator', 'Dewi', ['firstName']],
  ['Cendekia', 'Team', ['firstName', 'lastName']],
  ['Sari', 'Adm1n', ['lastName']],
])(
  'nobody signs up as %j %j, and each field says why in the reader’s language',
  async (firstName, lastName, fields) => {
    const texts = new Set<string>()
    for (const language of LANGUAGES) {
      const visitor = app.visitor()
      visitor.language = language
      const body = form('disguised@example.com', { firstName, lastName })
      const answer = await visitor.attempt(signup, { body })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual(fields)
      for (const text of Object.values<string>(answer.body.fields)) texts.add(text)
    }
    expect(texts.size).toBe(3)
  },
)

test('people are welcome by their own names', async () => {
  for (const [firstName, lastName] of [
    ['Adminah', 'Binti Moderata'],
    ['Siti', 'Nurhaliza'],
    ['Sitinurhaliza', 'Teamah'],
    ['Staffan', 'Olsson'],
    ['Putri', 'Cendekia'],
    ['Cendekiawan', 'Timotius'],
    ['Tim', 'Resmi'],
    ['Rasmi', 'Binti Ali'],
    ['D’Arcy', 'O’Neill-Śmiałek'],
    ['Мария', 'Иванова'],
    ['Мария', 'Smith'],
    ['Γιώργος', 'Παπαδόπουλος'],
    ['李', '小龍'],
    ['محمد', 'عبد\u200cالله'],
    ['രാജന്\u200d', 'ക്\u200dഷ'],
    ['श्री\u200dमान', 'क्\u200cष'],
    ['👩\u200d🚀', '❤\ufe0f\u200d🔥'],
    ['Ó', 'X Æ A-12'],
    ['Modesta', 'Santos'],
  ] as const)
    expect(judge(firstName, lastName), `${firstName} ${lastName}`).toBeUndefined()
  const body = form('adminah@example.com', { firstName: 'Adminah', lastName: 'Moderata' })
  expect((await app.visitor().attempt(signup, { body })).status).toBe(200)
})

test.each([
  'ADMIN',
  'admin',
  'Ａｄｍｉｎ',
  'Ádmïn',
  'A.d.m.i.n',
  'a d m i n',
  'Adm1n',
  '4dmin',
  'Adrnin',
  'Admın',
  'Adm|n',
  'ᴀᴅᴍɪɴ',
  '𝐀𝐝𝐦𝐢𝐧',
  '🅰🅳🅼🅸🅽',
  '\u0430\u0501\u043c\u0456\u043f',
  'Admin 2024',
  'Admin_1',
  'Siti Admin',
  'The Admins',
  'Administrator',
  'M0derator',
  'Operator',
  'Staff',
  'Staf',
  'Support',
  'Official',
  '0fficia1',
  'System',
  'Petugas',
  'Pengelola',
  'Dukungan',
  'Sistem',
  'Pentadbir',
  'Kakitangan',
  'Sokongan',
  'Pengendali',
  'CendekiaTeam',
  'Tim Cendekia',
  'Cendekia Resmi',
  'Çéndekia Rasmi',
  'Admin-Cendekia',
  'C3ndekia Pasukan',
])('the name %s is kept for the site', (name) => {
  expect(judge(name)).toBeDefined()
  expect(judge('Dewi', name)).toBeDefined()
})

test('the site’s name alone is nobody’s, and what is split over both fields is read as one', () => {
  expect(judge('Cendekia', '')).toBeDefined()
  expect(judge('Cen', 'dekia')).toBeDefined()
  expect(judge('Ad', 'min')).toBeDefined()
  expect(judgeNames('Ruang Baca', { firstName: 'Ruang Baca', lastName: 'Team' })).toBeDefined()
  expect(judgeNames('Ruang Baca', { firstName: 'Ruang', lastName: 'Baca' })).toBeDefined()
  expect(judgeNames('Ruang Baca', { firstName: 'Cendekia', lastName: 'Team' })).toBeUndefined()
})

test.each(['S\u0430ri', 'Σari', 'Sari\u0441', '\u041cary', 'Мαрия'])(
  '%j mixes alphabets in one word',
  (name) => {
    expect(judge(name)?.firstName?.en).toContain('alphabets')
  },
)

test.each([
  'Sa\u200bri',
  'Sa\u200dri',
  'Sa\u200cri',
  'Sari\ufeff',
  'Sa\u00adri',
  'Sa\u2060ri',
  'Sa\u034fri',
  'Sa\u3164ri',
  'Sa\u2800ri',
  'Sa\ufe0fri',
  'Sari\u{e0041}',
  '\u200eSari',
  'محمد\u200b',
  '\u200cمحمد',
  '🚀\u200d',
])('%j holds what nobody sees', (name) => {
  expect(judge(name)?.firstName?.en).toContain('invisible')
  expect(judge(withoutHidden(name))).toBeUndefined()
})

test('an alias is never a word of the staff’s', () => {
  expect(['李ad李min', 'Staff', 'Adminah'].map(aliasStem)).toEqual(['member', 'member', 'adminah'])
})
