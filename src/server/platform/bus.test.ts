import { expect, test, vi } from 'vitest'
import { testClock } from '../testing/test-app.ts'
import { createBus, packIds, type Carrier } from './bus.ts'

test('ids are packed into messages that are short enough, none is lost', () => {
  expect(packIds('n ', [])).toEqual([])
  expect(packIds('n ', [1, 2, 3])).toEqual(['n 1,2,3'])
  const ids = Array.from({ length: 5000 }, (_, at) => 1_000_000 + at)
  const messages = packIds('node ', ids)
  expect(messages.length).toBeGreaterThan(4)
  for (const message of messages) expect(message.length).toBeLessThan(8000)
  expect(messages.flatMap((message) => message.slice(5).split(',').map(Number))).toEqual(ids)
})

/** A bus on a carrier that a test plays. */
function busOn({ isEchoing }: { isEchoing: boolean }) {
  const clock = testClock()
  const said: string[] = []
  const heard: number[][] = []
  const lines: string[] = []
  let ears: { hear: (said: string) => void; change: (isUp: boolean, error?: unknown) => void } | undefined
  const carrier: Carrier = {
    async send(messages) {
      said.push(...messages)
      if (isEchoing) for (const message of messages) ears?.hear(message)
    },
    listen(hear, change) {
      ears = { hear, change }
      return { stop: async () => {} }
    },
  }
  const bus = createBus({
    carrier,
    clock,
    onHeard: (people) => heard.push(people),
    onUp: () => lines.push('up'),
    health: { failed: (error) => lines.push(`failed: ${String(error)}`), worked: () => lines.push('worked') },
  })
  bus.start()
  return {
    bus,
    clock,
    said,
    heard,
    lines,
    hear: (text: string) => ears?.hear(text),
    change: (isUp: boolean) => ears?.change(isUp, 'why'),
  }
}

test('what many say in one moment is one message, and nobody hears themselves', async () => {
  const { bus, said, heard, hear, change } = busOn({ isEchoing: true })
  change(true)
  bus.publish([1, 2])
  bus.publish([2, 3])
  await vi.waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toMatch(/^[\w-]{36} 1,2,3$/)
  expect(heard).toEqual([])
  hear('another-node 7,8,nonsense')
  expect(heard).toEqual([[7, 8]])
})

test('it is up while it hears, and after that everything is asked for', () => {
  const { bus, lines, change } = busOn({ isEchoing: true })
  expect(bus.isUp()).toBe(false)
  change(true)
  expect(bus.isUp()).toBe(true)
  change(false)
  expect(bus.isUp()).toBe(false)
  change(true)
  expect(lines).toEqual(['worked', 'up', 'failed: why', 'worked', 'up'])
})

test('a bus that does not hear itself is deaf, and not up: a pooler keeps everything from it', async () => {
  const { bus, clock, said, hear, change } = busOn({ isEchoing: false })
  change(true)
  bus.publish([1])
  await vi.waitFor(() => expect(said).toHaveLength(1))
  expect(bus.isUp()).toBe(true)
  clock.advance(3001)
  expect(bus.isUp()).toBe(false)
  hear(said[0] ?? '')
  expect(bus.isUp()).toBe(true)
})

test('after it stopped it says nothing, not even what it was about to say', async () => {
  vi.useFakeTimers()
  try {
    const { bus, said } = busOn({ isEchoing: true })
    bus.publish([1])
    await bus.stop()
    bus.publish([2])
    await vi.runAllTimersAsync()
    expect(said).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
