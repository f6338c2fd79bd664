import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { FILM_MS, FILM_SIZE, FILMS } from '../src/server/seeds/demo/films.ts'
import { DRAWN, paintPixels } from '../src/server/seeds/pictures.ts'

/** npm run clips: draws the short videos of the demo again. It needs ffmpeg, which seeding does not. */
const FRAMES_A_SECOND = 20
const FRAMES = (FILM_MS / 1000) * FRAMES_A_SECOND
const [width, height] = [FILM_SIZE.width * DRAWN, FILM_SIZE.height * DRAWN]
const FOLDER = new URL('../src/server/seeds/demo/clips/', import.meta.url).pathname

for (const [name, film] of Object.entries(FILMS)) {
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FRAMES_A_SECOND} -i -`
  const scaled = `-vf scale=${FILM_SIZE.width}:${FILM_SIZE.height}:flags=lanczos -an -map_metadata -1`
  const coded = '-c:v libx264 -preset veryslow -crf 29 -pix_fmt yuv420p -movflags +faststart -bitexact'
  const ffmpeg = spawn(
    'ffmpeg',
    `-v error -y ${raw} ${scaled} ${coded}`.split(' ').concat(`${FOLDER}${name}.mp4`),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'exit')
  for (let frame = 0; frame < FRAMES; frame++)
    if (!ffmpeg.stdin.write(paintPixels(film(frame / (FRAMES - 1)), width, height)))
      await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg could not make ${name}.mp4`)
  console.log(`${name}.mp4`)
}
