import { EncodedPacketSink, type EncodedPacket, type InputTrack } from 'mediabunny'
import { LONGEST_MS } from '../videos/facts.ts'
import { UnfitVideo } from '../videos/failures.ts'

/** Two minutes of pictures are some ten thousand; of sound in the shortest packets there are, fifty thousand. */
const MOST_PACKETS = 100_000

export interface Survey {
  count: number
  bytes: number
  /** In seconds. */
  start: number
  end: number
}

/** Iterates over all packets of a track without reading their data, and no further than a video may last. */
export async function survey(track: InputTrack): Promise<Survey> {
  const found: Survey = { count: 0, bytes: 0, start: Number.POSITIVE_INFINITY, end: 0 }
  const sink = new EncodedPacketSink(track)
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    const { timestamp, duration, byteLength } = packet
    if (!Number.isFinite(timestamp) || !Number.isFinite(duration)) throw new UnfitVideo('damaged')
    found.count++
    found.bytes += byteLength
    found.start = Math.min(found.start, timestamp)
    found.end = Math.max(found.end, timestamp + duration)
    if ((found.end - found.start) * 1000 > LONGEST_MS) throw new UnfitVideo('tooLong')
    if (found.count > MOST_PACKETS) throw new UnfitVideo('damaged')
  }
  return found
}

export interface Stream {
  track: InputTrack
  add: (packet: EncodedPacket) => Promise<void>
}

/** Hands over the packets of all streams in the order of their times, so that none has to wait for another. */
export async function interleave(streams: Stream[], shift: number): Promise<void> {
  const heads = streams.map(({ track, add }) => ({ packets: new EncodedPacketSink(track).packets(), add }))
  const next = async ({ packets, add }: (typeof heads)[number]) => {
    const { value } = await packets.next()
    return value === undefined ? undefined : { packets, add, packet: value }
  }
  let waiting = (await Promise.all(heads.map(next))).filter((head) => head !== undefined)
  while (waiting.length > 0) {
    const first = waiting.reduce((one, other) =>
      other.packet.timestamp < one.packet.timestamp ? other : one,
    )
    const { packet } = first
    await first.add(packet.clone({ timestamp: packet.timestamp + shift, sideData: {} }))
    const following = await next(first)
    waiting = waiting.flatMap((head) =>
      head !== first ? [head] : following === undefined ? [] : [following],
    )
  }
}
