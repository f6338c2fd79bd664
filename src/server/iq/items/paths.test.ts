import { expect, test } from 'vitest'
import { IQ_PATH } from '../../../contract/iq-rules.ts'
import { GENERATORS } from './generators.ts'
import { randomFromText } from './random.ts'
import { sampleItem } from './sample-testing.ts'

const ITEMS = 25

test.each(GENERATORS.map((generator) => [generator.family, generator] as const))(
  'every path of %s is one that the browser draws',
  (family, generator) => {
    const random = randomFromText(`paths of ${family}`)
    for (let made = 0; made < ITEMS; made++) {
      const { item } = sampleItem(generator, random)
      if (item.kind === 'number') continue
      for (const { prims } of [...item.stem, ...item.options])
        for (const shape of prims) if (shape.t === 'p') expect(shape.d).toMatch(IQ_PATH)
    }
  },
)
