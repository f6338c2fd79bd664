import { expect, test } from 'vitest'
import type { CollectionColumn } from '../../contract/collections.ts'
import { parseCsv } from './csv-parse.ts'
import { readCsv, type CsvOrder } from './csv-read.ts'

const cellsIn = (source: string) => parseCsv(source, 100).records.map(({ cells }) => cells)

test('commas, semicolons and tabs are told from the first line', () => {
  expect(cellsIn('a,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(cellsIn('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
  expect(cellsIn('a\tb\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(cellsIn('"a;x",b\n1,2')).toEqual([
    ['a;x', 'b'],
    ['1', '2'],
  ])
})

test('quotes hold separators, line breaks and quotes; lines are counted through them', () => {
  const { records } = parseCsv('name,said\r\nAna,"Hi, ""you""\r\nthere"\r\nBudi,x\r\n', 100)
  expect(records).toEqual([
    { line: 1, cells: ['name', 'said'] },
    { line: 2, cells: ['Ana', 'Hi, "you"\r\nthere'] },
    { line: 4, cells: ['Budi', 'x'] },
  ])
})

test('a byte order mark, a licence line and empty lines are no rows', () => {
  expect(
    parseCsv('\uFEFF# CC BY-SA 4.0 (https://creativecommons.org/)\r\na,b\r\n\r\n1,2\r\n', 100).records,
  ).toEqual([
    { line: 2, cells: ['a', 'b'] },
    { line: 4, cells: ['1', '2'] },
  ])
})

test('a quote that never ends, or goes on after its end, is told by its line', () => {
  expect(parseCsv('a,b\n1,"2\n3,4', 100)).toMatchObject({ brokenLine: 2, records: [{ line: 1 }] })
  expect(parseCsv('a,b\n1,"2"x\n3,4', 100).brokenLine).toBe(2)
})

const column = (key: string, label: string, type: CollectionColumn['type'], required = false) => ({
  key,
  label,
  type,
  unit: null,
  required,
})
const COLUMNS = [
  column('c1', 'Name', 'text', true),
  column('c2', 'Moons', 'number'),
  column('c3', 'Found', 'date'),
]
const read = (csv: string, order: Partial<CsvOrder> = {}) =>
  readCsv({ csv, columns: COLUMNS, mapping: null, isNew: false, room: 5000, ...order })

test('columns are found by their labels, in any order and case; others are left out', () => {
  const { headers, rows, errors } = read(
    'moons,NAME,colour,source_url\n95,Jupiter,brown,https://example.org/\n',
  )
  expect(errors).toEqual([])
  expect(headers.map(({ key }) => key)).toEqual(['c2', 'c1', null, 'source_url'])
  expect(rows).toEqual([{ line: 2, values: { c2: 95, c1: 'Jupiter' }, sourceUrl: 'https://example.org/' }])
})

test('every fault is named by its line and column', () => {
  const { errors, total } = read('Name,Moons,Found\nJupiter,many,1610-01-07\n,1,\nMars,2\nVenus,0,soon\n')
  expect(total).toBe(4)
  expect(errors).toMatchObject([
    { line: 2, column: 'Moons', fault: 'number' },
    { line: 3, column: 'Name', fault: 'missing' },
    { line: 4, column: null, fault: 'cells', values: { found: 2, wanted: 3 } },
    { line: 5, column: 'Found', fault: 'date' },
  ])
})

test('a missing required column, none at all, nothing in it, and too many rows', () => {
  expect(read('Moons\n1\n').errors).toMatchObject([{ line: 1, column: 'Name', fault: 'no-column' }])
  expect(read('x,y\n1,2\n').errors.map(({ fault }) => fault)).toEqual(['no-column', 'no-column'])
  expect(read('Name,Moons\n').errors).toMatchObject([{ fault: 'empty' }])
  expect(read('').errors).toMatchObject([{ fault: 'empty' }])
  expect(read('Name\na\nb\nc\n', { room: 2 }).errors).toMatchObject([{ line: 4, fault: 'too-many' }])
  const rows = Array.from({ length: 5001 }, (_, nr) => `row ${nr}`)
  expect(read(['Name', ...rows].join('\n')).errors).toMatchObject([{ line: 5002, fault: 'too-many' }])
})

test('of very many faults a hundred are named and the others counted', () => {
  const lines = Array.from({ length: 250 }, () => 'x,not a number')
  const { errors, moreErrors } = read(['Name,Moons', ...lines].join('\n'))
  expect([errors.length, moreErrors]).toEqual([100, 150])
})

test('columns are proposed with the narrowest type that fits', () => {
  const { columns, rows } = read(
    'Country,Joined,Site,Population,Note,\nID,1967-08-08,https://a.example/,281.6,"=SUM(1)",x\nMY,,,34,,y\n',
    { columns: null },
  )
  expect(columns.map(({ label, type }) => [label, type])).toEqual([
    ['Country', 'country'],
    ['Joined', 'date'],
    ['Site', 'url'],
    ['Population', 'number'],
    ['Note', 'text'],
    ['6', 'text'],
  ])
  expect(rows[0]?.values).toMatchObject({ c1: 'ID', c4: 281.6, c5: '=SUM(1)' })
})

test('of a file with more columns than a collection may have the first are proposed, and it is no mistake', () => {
  const file = (count: number) => {
    const labels = Array.from({ length: count }, (_, nr) => `Name ${nr + 1}`)
    return `${labels.join()}\n${labels.map((_, nr) => nr).join()}\n`
  }
  for (const count of [21, 200]) {
    const { columns, headers, rows, errors } = read(file(count), { columns: null, isNew: true })
    expect(errors).toEqual([])
    expect(columns).toHaveLength(20)
    expect(headers.map(({ key }) => key)).toEqual(
      Array.from({ length: count }, (_, nr) => (nr < 20 ? `c${nr + 1}` : null)),
    )
    expect(Object.keys(rows[0]?.values ?? {})).toHaveLength(20)
    // It is made with them as it was proposed.
    expect(read(file(count), { columns, isNew: true }).errors).toEqual([])
  }
  expect(read(file(201), { columns: null, isNew: true }).errors).toMatchObject([
    { fault: 'columns', values: { most: 200 } },
  ])
})

test('a file of commas alone, of quotes alone and of one endless line is read to its end, and said no to', () => {
  const size = 500_000
  expect(read(`${','.repeat(size)}\n1,2`, { columns: null }).errors).toMatchObject([{ fault: 'empty' }])
  expect(read(`${'a,'.repeat(size)}\n1,2`, { columns: null }).errors).toMatchObject([{ fault: 'columns' }])
  expect(read('"'.repeat(size + 1)).errors).toMatchObject([{ fault: 'quote' }])
  expect(read('"'.repeat(size)).errors).toMatchObject([{ fault: 'empty' }])
  expect(read(`Name\n${'x'.repeat(size)}`).errors).toMatchObject([{ line: 2, fault: 'too-long' }])
  expect(read(`Name\n${'\n'.repeat(size)}`).errors).toMatchObject([{ fault: 'empty' }])
})

test('a mapping says which column fills which', () => {
  const { rows, errors } = read('a,b\nIo,1610-01-08\n', { mapping: ['c1', 'c3'] })
  expect(errors).toEqual([])
  expect(rows[0]?.values).toEqual({ c1: 'Io', c3: '1610-01-08' })
  expect(read('a,b\n1,2\n', { mapping: ['c1', 'c1'] }).errors).toMatchObject([{ fault: 'twice' }])
})

test('what our exports made harmless is what it was', () => {
  expect(read("Name,Moons\n'=cmd,-5\n").rows[0]?.values).toEqual({ c1: '=cmd', c2: -5 })
})

test('a first line that begins with # is a header unless it is our licence', () => {
  expect(cellsIn('#,Team\n1,Persib\n')).toEqual([
    ['#', 'Team'],
    ['1', 'Persib'],
  ])
  // As a program for tables writes it again.
  const again = '"# ""Planets""","https://example.org, CC0 1.0 (https://creativecommons.org/x/)"\na,b\n1,2\n'
  expect(cellsIn(again)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('columns without a name, with one twice, too long or in two lines keep their cells', () => {
  const csv = `,Value,Value,Value 2,${'long '.repeat(14)},"GDP\n(USD)"\na,b,c,d,e,f\n`
  const { columns } = read(csv, { columns: null, isNew: true })
  expect(columns.map(({ label }) => label)).toEqual([
    '1',
    'Value',
    'Value 2',
    'Value 2 2',
    'long '.repeat(12).trim(),
    'GDP (USD)',
  ])
  const { rows, errors } = read(csv, { columns, isNew: true })
  expect(errors).toEqual([])
  expect(rows[0]?.values).toEqual({ c1: 'a', c2: 'b', c3: 'c', c4: 'd', c5: 'e', c6: 'f' })
  // In a collection that has columns of its own these are found first.
  const own = [column('c1', '1', 'text'), column('c2', 'Value', 'text')]
  expect(read(',1,Value\na,b,c\n', { columns: own }).rows[0]?.values).toEqual({ c1: 'b', c2: 'c' })
})

test('codes are proposed as texts, and no digit of a number is lost', () => {
  const { columns } = read('Code,Phone,Id,Size\n01,+62811,3174012345678901234,-0.5\n02,+62812,2,0\n', {
    columns: null,
    isNew: true,
  })
  expect(columns.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'number'])
  expect(read('Name,Moons\na,3174012345678901234\n').errors).toMatchObject([{ line: 2, fault: 'number' }])
  const good = ['0.30000000000000004', '1000000000000000000000', '007', '1.50', '9007199254740992']
  expect(read(`Name,Moons\n${good.map((number) => `x,${number}`).join('\n')}\n`).errors).toEqual([])
})

test('a column whose name begins like a formula comes back as it was', () => {
  const columns = [column('c1', '-5 °C', 'text')]
  expect(read("'-5 °C\n''=x\n", { columns }).rows[0]?.values).toEqual({ c1: "'=x" })
})
