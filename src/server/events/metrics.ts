import { Counter, Gauge } from 'prom-client'
import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'

export const streamMetrics = onePerSite(({ metrics }: Pick<Server, 'metrics'>) => {
  const registers = [metrics.registry]
  return {
    open: new Gauge({ name: 'cendekia_streams_open', help: 'Streams that are open on this node', registers }),
    sent: new Counter({
      name: 'cendekia_stream_events_total',
      help: 'Events told to streams of this node',
      registers,
    }),
    ended: new Counter({
      name: 'cendekia_streams_ended_total',
      help: 'Streams that ended on this node, by reason',
      labelNames: ['reason'],
      registers,
    }),
    bus: new Gauge({
      name: 'cendekia_bus_up',
      help: '1 while this node hears of the other nodes’ events at once, 0 while it asks the database for them',
      registers,
    }),
  }
})

export type StreamMetrics = ReturnType<typeof streamMetrics>
