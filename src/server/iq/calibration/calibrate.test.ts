import { expect, test } from 'vitest'
import { IQ_FAMILIES, type IqFamily } from '../../../contract/iq-rules.ts'
import type { Work } from '../../platform/work-pool.ts'
import { threads } from '../../testing/test-app.ts'
import { randomFromText } from '../items/random.ts'
import { bankOf, sure } from '../scoring/bank-testing.ts'
import { makeParameters, UNCALIBRATED, type Calibration } from '../scoring/parameters.ts'
import { normal, simulate, type Simulated } from '../scoring/simulate.ts'
import { expectAll } from './add-slices.ts'
import { calibrate, LEAST_ASIDE } from './calibrate.ts'
import { examine } from './examine.ts'
import { judgeTemplates } from './judge-templates.ts'
import { keepLearned } from './keep-learned.ts'
import { linkTo } from './link.ts'
import { makeVersion } from './make-version.ts'
import { countOf, slicesOf, type People } from './model.ts'
import { answerNear, peopleFrom, workHere } from './people-testing.ts'
import { retire } from './retire.ts'
import { startModel } from './start-model.ts'

const generators = bankOf(10)
const ids = generators.flatMap(({ templates }) => templates.map(({ id }) => id))
const random = randomFromText('calibration')
const launch = makeParameters(generators, 0)
/** The truth: matrices are stretched, and every template lies somewhere beside what is foretold. */
const truths = new Map(
  ids.map((id) => {
    const { a, b, c } = sure(launch.of(id))
    const stretched = id.startsWith('matrix') ? 1.5 * b : b
    return [id, { a, b: stretched + 0.35 * normal(random), c }] as const
  }),
)
const truth = (id: string) => sure(truths.get(id))
const fixed = { withSigma: false, withPeople: false }

function errorOf({ calibrated }: Calibration): number {
  const squares = ids.map((id) => ((calibrated.get(id)?.b ?? sure(launch.of(id)).b) - truth(id).b) ** 2)
  return Math.sqrt(squares.reduce((sum, square) => sum + square) / squares.length)
}

const simulated: Simulated[] = simulate({ parameters: launch, people: 150, random, truth })
const people = peopleFrom(simulated, ids)
const launched = { generators, current: UNCALIBRATED, options: fixed, reference: undefined }
/** Version 0 knows nobody. */
const first = calibrate({ ...launched, people, newcomers: countOf(people) }, workHere)

test('answers bring the difficulties nearer to the truth, and foretell those of others better', async () => {
  const found = await first
  expect(errorOf(found.calibration)).toBeLessThan(0.6 * errorOf(UNCALIBRATED))
  expect(found.isBetter).toBe(true)
  const next = makeParameters(generators, 1, found.calibration)
  // What is better known makes the interval narrower by itself.
  expect(sure(next.of('matrix-5')).tau).toBeLessThan(sure(launch.of('matrix-5')).tau)
  expect(sure(next.of('matrix-5')).tau).toBeGreaterThan(0.2)
  // All slopes are the same in truth: none seems steep by chance, which would be chosen most and make intervals too narrow.
  for (const { a } of found.calibration.calibrated.values())
    expect(Math.abs(Math.log(a / 1.6))).toBeLessThan(0.25)
  const { weights, base } = sure(found.calibration.families.matrix)
  expect(weights['step']).toBeGreaterThan(6)
  expect(base).toBeLessThan(-3)
})

const atRandom = (person: Simulated): Simulated => ({
  ...person,
  answered: person.answered.map((answer) => ({ ...answer, isCorrect: random() < 0.5 })),
})

test('a version that foretells answers no better is told so, by people whom neither it nor the one in use knows', async () => {
  const { calibration: current } = await first
  const later = simulate({ parameters: launch, people: 50, random: randomFromText('later'), truth })
  // Every second of those who came since is kept aside, from the first of them on; all others answer at random.
  const isAside = (_: Simulated, person: number): boolean => person % 2 === 1
  const since = later.map((person, index) => (isAside(person, index) ? person : atRandom(person)))
  const all = peopleFrom([...since, ...simulated.map(atRandom)], ids)
  const found = await calibrate({ ...launched, current, people: all, newcomers: 50 }, workHere)
  expect(found.isBetter).toBe(false)
  const aside = peopleFrom(later.filter(isAside), ids)
  const { logLikelihood } = await expectAll(workHere, startModel(generators, current).predicting, [aside])
  expect(found.logLoss?.before).toBeCloseTo(-logLikelihood / aside.templates.length, 9)
})

test('while too few have come since, no version is better', async () => {
  const input = {
    ...launched,
    people: peopleFrom(simulated.slice(0, 60), ids),
    newcomers: 2 * LEAST_ASIDE - 2,
  }
  const { logLoss, isBetter } = await calibrate(input, workHere)
  expect([logLoss, isBetter]).toEqual([undefined, false])
})

test('what was learned of a template is kept when these people were not asked it, on the scale of the reference', async () => {
  const current = higher((await first).calibration)
  const learned = sure(current.calibrated.get('matrix-5'))
  expect(learned.answers).toBeGreaterThan(20)
  const notAsked = simulated.map((person) => ({
    ...person,
    answered: person.answered.filter(({ templateId }) => templateId !== 'matrix-5'),
  }))
  const input = { ...launched, current, people: peopleFrom(notAsked, ids), reference: current }
  const { calibration, examined, isLinked } = await makeVersion(input, workHere)
  expect(isLinked).toBe(true)
  expect(examined.answers[ids.indexOf('matrix-5')]).toBe(0)
  expect(calibration.calibrated.get('matrix-5')).toEqual(learned)
  expect(calibration.calibrated.get('matrix-4')).not.toEqual(current.calibrated.get('matrix-4'))
})

/** All half a deviation higher than these people have it. */
function higher(calibration: Calibration): Calibration {
  const calibrated = [...calibration.calibrated].map(([id, par]) => [id, { ...par, b: par.b + 0.5 }] as const)
  return { ...calibration, calibrated: new Map(calibrated) }
}

test('few answers take nothing from what many taught, and enough of them do', () => {
  const par = (b: number, answers: number) => ({ a: 1.6, b, c: 0.125, tau: 0.3, answers, isActive: true })
  const of = (...pars: ReturnType<typeof par>[]): Calibration => ({
    calibrated: new Map(pars.map((one, index) => [`t${index}`, one])),
    families: {},
  })
  const learned = of(par(1, 500), par(1, 500), par(1, 20), par(1, 20))
  const found = of({ ...par(0, 0), isActive: false }, par(0, 100), par(0, 20), par(0, 19))
  const kept = [...keepLearned(found, learned).calibrated.values()]
  expect(kept.map(({ b, answers }) => [b, answers])).toEqual([
    [1, 500],
    [0, 100],
    [0, 20],
    [1, 20],
  ])
  expect(kept.map(({ isActive }) => isActive)).toEqual([false, true, true, true])
})

test('templates with fewer than five answers move with their family only', async () => {
  const few = peopleFrom(simulated.slice(0, 12), ids)
  const { calibration } = await calibrate({ ...launched, people: few, newcomers: 12 }, workHere)
  for (const { family, templates } of generators) {
    const { base, weights } = sure(calibration.families[family])
    for (const { id, features } of templates) {
      const par = sure(calibration.calibrated.get(id))
      if (par.answers < 5) expect(par.b).toBeCloseTo(base + sure(weights['step']) * sure(features['step']), 6)
      expect(par.a).toBe(1.6)
    }
  }
})

test('the spread of the families’ own factors is found', async () => {
  const sway = simulate({ parameters: launch, people: 200, random, truth, sigma: 0.7 })
  const options = { withSigma: true, withPeople: false }
  const { calibration } = await calibrate(
    { ...launched, people: peopleFrom(sway, ids), newcomers: 200, options },
    workHere,
  )
  expect(calibration.families.series?.sigma).toBeGreaterThan(0.4)
  expect(calibration.families.series?.sigma).toBeLessThan(1)
})

const large = bankOf(45)
const { model, wasActive } = startModel(large, UNCALIBRATED)
const { ids: largeIds } = model
const examineHere = (people: People) => judgeTemplates(model, examine(model, people))
const activeOf = (isActive: readonly boolean[], family: IqFamily): number =>
  isActive.filter((active, place) => active && model.family[place] === IQ_FAMILIES.indexOf(family)).length

test('a template that tells nothing, and one that is harder for a group, are retired; a family keeps enough', () => {
  const group = (person: number): number => (person % 2 === 0 ? 0 : 1)
  const asked = answerNear(model, { people: 420, answers: 10, random }).map(({ theta, answered }, person) => {
    const isHarder = group(person) === 0 ? 0.9 : -0.9
    return {
      theta,
      answered: [
        ...answered.filter(({ templateId }) => templateId !== 'series-9' && templateId !== 'fold-20'),
        { templateId: 'series-9', isCorrect: random() < 0.4 },
        { templateId: 'fold-20', isCorrect: random() < 1 / (1 + Math.exp(-1.4 * (theta - isHarder))) },
      ],
    }
  })
  const examined = examineHere(peopleFrom(asked, largeIds, group))
  const isActive = retire(model, examined, wasActive)
  expect(largeIds.filter((_, template) => !isActive[template])).toEqual(['series-9', 'fold-20'])
  const bad = {
    ...examined,
    rest: examined.rest.map(() => 0),
    answers: examined.answers.map(() => 500),
  }
  const left = retire(model, bad, wasActive)
  expect(IQ_FAMILIES.map((family) => activeOf(left, family))).toEqual([30, 40, 30, 30, 30])
})

test('chance retires no sound template: abilities differ little among those who are asked one', () => {
  const group = (person: number): number => person % 3
  const people = peopleFrom(answerNear(model, { people: 700, answers: 28, random }), largeIds, group)
  const examined = examineHere(people)
  const often = largeIds.map((_, template) => template).filter((one) => (examined.answers[one] ?? 0) >= 100)
  const seemBad = often.filter((template) => (examined.rest[template] ?? 0) < 0.15)
  expect(often.length).toBeGreaterThan(60)
  expect(seemBad.length).toBeGreaterThan(0.02 * often.length)
  const isActive = retire(model, examined, wasActive)
  expect(isActive.filter((active) => !active).length).toBeLessThanOrEqual(0.01 * often.length)
})

test('a template whose items differ too much is retired when its curve is surely too flat', () => {
  const flat = structuredClone(model)
  const [sureOne, unsure] = [largeIds.indexOf('solid-5'), largeIds.indexOf('solid-6')]
  flat.a[sureOne] = 1
  flat.a[unsure] = 1
  const each = (value: number) => new Float64Array(largeIds.length).fill(value)
  const slopeInformation = each(100)
  slopeInformation[unsure] = 1
  const isActive = retire(
    flat,
    {
      answers: new Uint32Array(largeIds.length).fill(150),
      information: each(50),
      slopeInformation,
      rest: each(0.4),
      outfit: each(1),
      outfitError: each(0.1),
      differences: new Uint8Array(6 * largeIds.length),
    },
    wasActive,
  )
  expect(largeIds.filter((_, template) => !isActive[template])).toEqual(['solid-5'])
})

test('the threads work on five hundred people at most, each time within their deadline, and find the same', async () => {
  const few = bankOf(2)
  const start = startModel(few, UNCALIBRATED)
  const many = peopleFrom(answerNear(start.model, { people: 1100, answers: 4, random }), start.model.ids)
  const sizes: number[] = []
  const work: Work = {
    run: async (name, request) => {
      if ('people' in (request as object)) sizes.push(countOf((request as { people: People }).people))
      return (await threads.run({ name, input: request }, () => {})) as never
    },
  }
  const found = await calibrate({ ...launched, generators: few, people: many, newcomers: 1100 }, work)
  expect(Math.max(...sizes)).toBe(500)
  expect([...found.examined.answers].reduce((sum, count) => sum + count)).toBe(many.templates.length)
  const whole = await expectAll(workHere, start.model, [many])
  const added = await expectAll(workHere, start.model, slicesOf(many))
  expect(added.logLikelihood).toBeCloseTo(whole.logLikelihood, 6)
  expect(added.people).toBe(1100)
  added.right.forEach((sum, place) => expect(sum).toBeCloseTo(whole.right[place] ?? NaN, 6))
})

test('a later version is put on the scale of the reference', () => {
  const par = (b: number, a: number) => ({ a, b, c: 0.125, tau: 0.3, answers: 100, isActive: true })
  const of = (bs: number[], a: number): Calibration => ({
    calibrated: new Map(bs.map((b, index) => [`t${index}`, par(b, a)])),
    families: {},
  })
  const known = Array.from({ length: 20 }, (_, place) => place / 5 - 2)
  // The later people are abler by one half, and differ less among themselves.
  const later = (bs: number[]): Calibration =>
    of(
      bs.map((b) => (b - 0.5) * 1.25),
      1.6 / 1.25,
    )
  const linked = sure(linkTo(of(known, 1.6), later(known)))
  const found = [...linked.calibrated.values()]
  found.forEach(({ b }, place) => expect(b).toBeCloseTo(sure(known[place]), 6))
  expect(linked.calibrated.get('t0')?.a).toBeCloseTo(1.6, 6)
  // Too little in common: the scale would be lost.
  expect(linkTo(of(known, 1.6), later(known.slice(1)))).toBeUndefined()
})
