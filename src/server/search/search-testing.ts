import type { BodyOf } from '../../contract/endpoint.ts'
import { createQuestion, type Question } from '../../contract/questions.ts'
import type { TestClient } from '../testing/test-client.ts'

/** A question as somebody asks it. */
export function ask(client: TestClient, body: Partial<BodyOf<typeof createQuestion>>): Promise<Question> {
  const usual = { title: 'Why is the sky dark?', category: 'science', language: 'en' } as const
  return client.call(createQuestion, { body: { ...usual, ...body } })
}

/** What people and programs type into a search box to see what happens. */
export const HOSTILE_TERMS = [
  '%',
  '%%',
  '__',
  '\\\\',
  '\\',
  "'; drop table articles; --",
  ':*',
  'a:*',
  '&|!',
  '!!',
  'moon & !',
  '<-> <2>',
  '(((',
  ')',
  'a & (b | ',
  '-moon',
  '- -',
  'or',
  'or or or',
  'moon or',
  '"unfinished',
  'x'.repeat(100),
  'ab '.repeat(33),
  '🙂🙂',
  '👩‍👩‍👧',
  'ñandú ÅÄÖ',
  '日本語',
  '\u0301\u0301\u0301',
  '  ',
  '\t\n',
  'http://a.b/c?d=e',
  'a@b.c',
  '1e9999',
  '-1',
  '0x1F',
  '\ufeffab',
  '*',
  '**',
  '\u202emoon',
  '$1 ${x}',
  'NULL',
  '../../etc',
  '-'.repeat(100),
  '- '.repeat(50),
  '-|'.repeat(50),
  '-!a'.repeat(33),
  '-"'.repeat(50),
]
