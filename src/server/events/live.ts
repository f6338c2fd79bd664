import { createBus, type Bus } from '../platform/bus.ts'
import { postgresCarrier, redisCarrier } from '../platform/bus-carriers.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import { watchOutage } from '../platform/outage.ts'
import type { Server } from '../platform/server.ts'
import { keyedHash } from '../platform/tokens.ts'
import { noteSeen } from '../visits/public.ts'
import { streamMetrics } from './metrics.ts'
import { createServing, type Serving } from './serve-streams.ts'
import { createStreams, type Streams } from './streams.ts'

const CHANNEL = 'stream_events'
const TICK_MS = SECOND_MS

export interface Live {
  streams: Streams
  serving: Serving
  /** Something is new for these people: tells their streams here, and the other nodes. */
  announce(people: number[]): void
  isBusUp(): boolean
  /** Called when the site begins to listen: one that only answers calls, as in most tests, needs neither bus nor timer. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** The streams of this node, and what keeps them up to date. */
export const liveOf = onePerSite((server: Server): Live => {
  const { http, db, clock, config } = server
  const metrics = streamMetrics(server)
  const streams = createStreams({ clock, scale: config.rateLimitScale, metrics })
  const serving = createServing({
    db: db.write,
    clock,
    streams,
    isBusUp,
    onPresent: (userIds) => noteSeen(server, userIds),
    health: watchOutage({
      began: (error) => http.log.error({ err: error }, 'streams can not be served; trying again'),
      ended: () => http.log.info('streams are served again'),
    })(),
  })
  let bus: Bus | undefined
  let timer: NodeJS.Timeout | undefined

  function isBusUp(): boolean {
    return bus?.isUp() ?? false
  }

  async function makeBus(): Promise<Bus> {
    const { redisUrl } = config
    // Several sites may share a Redis.
    const name = `cendekia:${keyedHash(server.secret, 'bus').toString('base64url').slice(0, 16)}`
    return createBus({
      carrier: redisUrl === undefined ? postgresCarrier(db, CHANNEL) : await redisCarrier(redisUrl, name),
      clock,
      onHeard: (people) => serving.wake(people),
      onUp: () => void serving.checkNow(),
      health: watchOutage({
        began: (error) =>
          http.log.warn({ err: error }, 'events of other nodes are not heard; asking every second instead'),
        ended: () => http.log.info('events of other nodes are heard again'),
      })(),
    })
  }

  return {
    streams,
    serving,
    isBusUp,
    announce(people) {
      serving.wake(people)
      bus?.publish(people)
    },
    async start() {
      bus = await makeBus()
      bus.start()
      timer = setInterval(() => {
        metrics.bus.set(isBusUp() ? 1 : 0)
        void serving.tick()
      }, TICK_MS)
    },
    async stop() {
      clearInterval(timer)
      await Promise.all([serving.stop(), bus?.stop()])
    },
  }
})
