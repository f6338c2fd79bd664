import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { VIDEO_BYTES } from '../../contract/limits.ts'
import type { Media } from '../../contract/media.ts'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import { findPlan } from '../market/public.ts'
import type { Db } from '../platform/db.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { languageOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { deleteUnattached, refuseOverQuota, storeMedia, type NewMedia, type Owner } from './actions.ts'
import { refuseBanned } from './ban-actions.ts'
import { mediaServicesOf } from './media-services.ts'
import { isVideo, type ImageFormat } from './formats.ts'
import { processImage, type ProcessedImage } from './image.ts'
import { FORM_LIMITS, storeMediaFile, withReceived, type ReceivedFile, type Receiving } from './receive.ts'
import { findOwnMedia } from './view-queries.ts'
import { takeVideo } from './videos/take-video.ts'

const GIGABYTE = 1024 ** 3
const ANY_MEDIA = { mostBytes: VIDEO_BYTES, store: storeMediaFile }

/** A person with the storage of their plan. */
export async function findOwner(db: Db, id: number, now: Date): Promise<Owner> {
  return { id, quotaBytes: PLAN_LIMITS[await findPlan(db, id, now)].uploadGigabytes * GIGABYTE }
}

/** For a form with another kind of file than images and videos. */
export type ReceiveOther = typeof withReceived

type Receive = (request: FastifyRequest, viewer: Viewer, now: Date) => Promise<ReceivedForm>

/**
 * Routes that read forms, in a scope of their own: everywhere else a form is a type of content that is refused. They
 * get the receiver of a form as a parameter, so that it can't be used outside of the scope.
 */
export async function acceptForms(
  server: Server,
  add: (scope: Server, receive: Receive, receiveOther: ReceiveOther) => void,
): Promise<void> {
  await server.http.register(async (http) => {
    await http.register(multipart, { limits: FORM_LIMITS })
    const receive: Receive = (request, viewer, now) => receiveUpload(server, request, viewer, now)
    add({ ...server, http }, receive, withReceived)
  })
}

export interface ReceivedForm {
  /** A field that occurs more than once is a list. */
  fields: Record<string, string | string[]>
  media: Media | null
  /** For a form that is refused after all: the upload is deleted at once. */
  discard: () => Promise<void>
}

/** The fields of a form and the image or video in its field `file`, stored as the viewer's. */
async function receiveUpload(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer,
  now: Date,
): Promise<ReceivedForm> {
  const { fields, media } = await receive(server, request, viewer, now, 'form')
  return {
    fields: Object.fromEntries([...fields].map(([name, values]) => [name, single(values)])),
    media,
    discard: async () => {
      if (media !== null) await discardUpload(server, media.id)
    },
  }
}

function single(values: string[]): string | string[] {
  return values.length === 1 ? (values[0] ?? '') : values
}

/** Exactly one file. */
export async function receiveFile(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer,
  now: Date,
): Promise<Media> {
  const { media } = await receive(server, request, viewer, now, 'file')
  if (media === null) throw new Error('An upload without a file was not refused')
  return media
}

/** False when something shows it. */
export async function discardUpload(server: Server, mediaId: number): Promise<boolean> {
  const key = await deleteUnattached(server.db.write, mediaId)
  if (key !== null) await mediaServicesOf(server).files.remove(key)
  return key !== null
}

async function receive(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer,
  now: Date,
  takes: Receiving<unknown>['takes'],
): Promise<{ fields: Map<string, string[]>; media: Media | null }> {
  const { incoming, uploadSemaphoreOf } = mediaServicesOf(server)
  const db = server.db.write
  const owner = await findOwner(db, viewer.id, now)
  const beforeFile = async (): Promise<void> => {
    await enforceRateLimits(server.limits, [['uploadsPerHalfHour', String(viewer.id)]])
    await refuseOverQuota(db, owner, 1)
  }
  return uploadSemaphoreOf(viewer.id, () =>
    withReceived(request, { takes, folder: incoming, beforeFile, ...ANY_MEDIA }, async ({ fields, file }) => {
      if (file === undefined) return { fields, media: null }
      const id = await store(server, owner, file, now)
      const reader = { now, language: languageOf(request) }
      return { fields, media: (await findOwnMedia(server, db, owner.id, id, reader)) ?? null }
    }),
  )
}

async function store(server: Server, owner: Owner, file: ReceivedFile, now: Date): Promise<number> {
  const services = mediaServicesOf(server)
  await refuseBanned(server.db.write, file.sha256)
  const media = await services.heavyWorkSemaphore(() =>
    isVideo(file.format) ? takeVideo(services, file.path, file.format) : takeImage(file.path, file.format),
  )
  const { id } = await storeMedia(
    server.db.write,
    services.files,
    owner,
    { ...media, sha256: file.sha256 },
    now,
  )
  return id
}

async function takeImage(path: string, imageFormat: ImageFormat): Promise<NewMedia> {
  return newImage(await processImage(path, imageFormat))
}

export function newImage({ width, height, placeholder, files }: ProcessedImage): NewMedia {
  const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0)
  const made = { width, height, placeholder, files, bytes }
  return { ...made, kind: 'image', state: 'ready', format: null, durationMs: null }
}
