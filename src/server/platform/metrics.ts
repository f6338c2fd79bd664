import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { CachedCount } from './response-cache.ts'

export interface Metrics {
  registry: Registry
  jobsDone: Counter<'kind' | 'result'>
  jobsWaiting: Gauge
  followUpsDone: Counter<'kind' | 'result'>
  followUpsWaiting: Gauge
  followUpsOldest: Gauge
  documents: Counter<'screen' | 'cache'>
  cachedAnswers: Counter<'route' | 'status'>
  work: Histogram<'name' | 'result'>
}

/** `takeFastAnswers`: the answers of the response cache since the last call; added when metrics are read. */
export function createMetrics(takeFastAnswers: () => CachedCount[] = () => []): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    jobsDone: new Counter({
      name: 'cendekia_jobs_total',
      help: 'Jobs by kind and result',
      labelNames: ['kind', 'result'],
      registers,
    }),
    jobsWaiting: new Gauge({
      name: 'cendekia_jobs_waiting',
      help: 'Jobs that are due, those that wait for another try included',
      registers,
    }),
    followUpsDone: new Counter({
      name: 'cendekia_follow_ups_total',
      help: 'Subjects handled after writes, by kind and result',
      labelNames: ['kind', 'result'],
      registers,
    }),
    followUpsWaiting: new Gauge({
      name: 'cendekia_follow_ups_waiting',
      help: 'Follow-ups of writes that are not handled yet, those that wait for another try included',
      registers,
    }),
    followUpsOldest: new Gauge({
      name: 'cendekia_follow_ups_oldest_seconds',
      help: 'Age of the oldest follow-up that waits',
      registers,
    }),
    cachedAnswers: new Counter({
      name: 'cendekia_fast_answers_total',
      help: 'Answers given again from memory, before the framework; they are in no other count and no log',
      labelNames: ['route', 'status'],
      registers,
      collect() {
        for (const { route, status, answers } of takeFastAnswers()) this.inc({ route, status }, answers)
      },
    }),
    work: new Histogram({
      name: 'cendekia_work_seconds',
      help: 'Time that worker threads took for texts and pictures, by kind of work and result',
      labelNames: ['name', 'result'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    documents: new Counter({
      name: 'cendekia_documents_total',
      help: 'Documents by screen, and by where they came from',
      labelNames: ['screen', 'cache'],
      registers,
    }),
  }
}

/** Times every request by its route pattern: never by its path, whose values would be endless. */
export function measureRequests(http: FastifyInstance, metrics: Metrics): void {
  const seconds = new Histogram({
    name: 'cendekia_request_seconds',
    help: 'Request duration by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [metrics.registry],
  })
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    done()
  })
}
