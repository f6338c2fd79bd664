import { expect, test } from 'vitest'
import { parseRichText } from './server/rich-text/public.ts'
import { EXAMPLES } from './web/help/examples.ts'

test.each(Object.entries(EXAMPLES))(
  'the example “%s” shows what the server draws',
  (_, { source, nodes }) => {
    expect(parseRichText(source)).toEqual(nodes)
  },
)
