import { createRandom, type Random } from '../platform/seeding.ts'

/** Given names of women among those in names.ts; the others are drawn as men. */
const WOMEN = new Set(
  [
    'Ayu Citra Dewi Eka Gita Indah Kartika Lestari Nadia Putri Sari Utami Zahra Clara Intan Wulan',
    'Aisyah Siti Nurul Kavitha Farah Puteri Devi Sofia Priya',
    'Alice Ingrid Mei Hana Priscilla Noor Elena Marta Sana',
  ]
    .flatMap((names) => names.split(' '))
    .concat(['Wei Ling', 'Mei Yee', 'Hui Min']),
)

export function isWoman(givenName: string): boolean {
  return WOMEN.has(givenName)
}

/** So many of each: drawn once, and shared by everybody who has one. */
export const FACES_OF_EACH = 12

const SKINS = ['#f1c9a5', '#e0ac7e', '#c98f62', '#b07a4f', '#8d5a3a', '#eab98f'] as const
const HAIRS = ['#1d1712', '#2b1d14', '#3a2a20', '#15151a', '#4a3524', '#55504c'] as const
const CLOTHES = [
  '#2f5d62',
  '#7a3e48',
  '#3b4a7a',
  '#5c6b3c',
  '#8a5a2b',
  '#49405f',
  '#23424a',
  '#9a4f3c',
] as const
const GROUNDS = [
  ['#cfe3d6', '#9cc3b2'],
  ['#f3d9c0', '#e0ac8a'],
  ['#cfd9ee', '#9eb2db'],
  ['#efe1ae', '#d9bd6d'],
  ['#e4d0e6', '#bd9fc6'],
  ['#d6e6ea', '#9cc0cc'],
] as const
const SCARVES = ['#3f6f7a', '#a85d6c', '#6d7f4a', '#7c6aa6', '#c08a4a', '#41547d'] as const

interface Look {
  skin: string
  shade: string
  hair: string
  clothes: string
  random: Random
}

/** A portrait in plain shapes, always the same for the same number. */
export function drawFace(number: number, woman: boolean): string {
  const random = createRandom((woman ? 5000 : 9000) + number * 7919)
  const skin = SKINS[number % SKINS.length] ?? SKINS[0]
  const look: Look = {
    skin,
    shade: darker(skin, 0.86),
    hair: random.pick(HAIRS),
    clothes: random.pick(CLOTHES),
    random,
  }
  const [light, dark] = GROUNDS[(number * 5 + (woman ? 2 : 0)) % GROUNDS.length] ?? GROUNDS[0]
  // Every third woman wears a headscarf.
  const hasScarf = woman && number % 3 === 0
  const scarf = random.pick(SCARVES)
  const parts = [
    `<rect width="640" height="640" fill="url(#ground)"/>`,
    `<circle cx="${180 + random.int(280)}" cy="${150 + random.int(120)}" r="${190 + random.int(80)}" fill="#fff" opacity=".16"/>`,
    ...(hasScarf ? [scarfBehind(scarf)] : woman ? [longHair(look)] : []),
    shoulders(look),
    head(look),
    ...(hasScarf ? [scarfAround(scarf)] : [woman ? fringe(look) : shortHair(look)]),
    features(look, woman),
    ...(!woman && number % 4 === 1 ? [beard(look)] : []),
    ...(number % 5 === 2 ? [GLASSES] : []),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>${parts.join('')}</svg>`
}

function shoulders({ skin, shade, clothes, random }: Look): string {
  const collar = random.next() < 0.5
  return [
    `<path d="M70 660 C80 530 190 492 262 478 L378 478 C450 492 560 530 570 660 Z" fill="${clothes}"/>`,
    `<path d="M262 400 L262 482 C285 520 355 520 378 482 L378 400 Z" fill="${shade}"/>`,
    `<path d="M262 478 C285 522 355 522 378 478 L372 470 C350 505 290 505 268 470 Z" fill="${skin}" opacity=".5"/>`,
    collar
      ? `<path d="M256 476 L320 548 L268 566 L226 490 Z M384 476 L320 548 L372 566 L414 490 Z" fill="${darker(clothes, 1.22)}"/>`
      : `<path d="M250 480 C280 545 360 545 390 480 L404 484 C372 566 268 566 236 484 Z" fill="${darker(clothes, 0.8)}"/>`,
  ].join('')
}

function head({ skin, shade }: Look): string {
  return [
    `<ellipse cx="200" cy="312" rx="22" ry="34" fill="${shade}"/><ellipse cx="440" cy="312" rx="22" ry="34" fill="${shade}"/>`,
    `<path d="M200 270 C200 160 250 120 320 120 C390 120 440 160 440 270 C440 370 395 440 320 440 C245 440 200 370 200 270 Z" fill="${skin}"/>`,
    `<path d="M206 330 C220 400 262 440 320 440 C378 440 420 400 434 330 C416 392 372 424 320 424 C268 424 224 392 206 330 Z" fill="${shade}" opacity=".45"/>`,
  ].join('')
}

function features({ hair, shade, random }: Look, woman: boolean): string {
  const brow = woman ? 7 : 11
  const smile = 10 + random.int(16)
  const lips = woman ? '#a8484f' : darker(shade, 0.72)
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="290" rx="19" ry="12" fill="#fdfbf8"/><circle cx="${x}" cy="290" r="10" fill="#2a1c14"/><circle cx="${x + 3}" cy="286" r="3" fill="#fff"/>${
      woman
        ? `<path d="M${x - 21} 288 Q${x} 268 ${x + 21} 286" stroke="#1a120d" stroke-width="5" fill="none" stroke-linecap="round"/>`
        : ''
    }`
  return [
    eye(266),
    eye(374),
    `<path d="M236 262 Q264 ${246 - random.int(8)} 294 258 M346 258 Q376 ${246 - random.int(8)} 404 262" stroke="${hair}" stroke-width="${brow}" fill="none" stroke-linecap="round"/>`,
    `<path d="M318 296 Q306 340 318 350 Q328 354 338 348" stroke="${darker(shade, 0.86)}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    `<path d="M280 386 Q320 ${386 + smile} 360 386" stroke="${lips}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    `<circle cx="240" cy="352" r="20" fill="#d4674f" opacity=".14"/><circle cx="400" cy="352" r="20" fill="#d4674f" opacity=".14"/>`,
  ].join('')
}

function shortHair({ hair, random }: Look): string {
  const part = 250 + random.int(140)
  return random.next() < 0.5
    ? `<path d="M194 286 C176 130 260 84 330 88 C420 92 466 150 446 286 C440 240 430 214 414 196 C370 214 300 210 ${part} 178 C236 196 206 226 194 286 Z" fill="${hair}"/>`
    : `<path d="M196 280 C184 150 250 92 320 92 C394 92 456 150 444 280 C438 226 420 196 392 180 C350 168 280 170 248 182 C220 198 204 228 196 280 Z" fill="${hair}"/>`
}

function longHair({ hair, random }: Look): string {
  const length = 430 + random.int(140)
  return `<path d="M320 84 C200 84 168 180 172 280 C174 360 150 420 158 ${length} C210 ${length + 34} 262 ${length} 268 470 L372 470 C378 ${length} 430 ${length + 34} 482 ${length} C490 420 466 360 468 280 C472 180 440 84 320 84 Z" fill="${hair}"/>`
}

function fringe({ hair, random }: Look): string {
  const part = 270 + random.int(100)
  return `<path d="M194 300 C182 160 250 96 320 96 C392 96 458 160 446 300 C438 240 414 204 ${part + 60} 178 Q${part + 10} 170 ${part} 150 Q${part - 20} 190 236 214 Q206 240 194 300 Z" fill="${hair}"/>`
}

function scarfBehind(scarf: string): string {
  return `<path d="M320 74 C180 74 150 200 164 330 C172 420 140 500 96 580 L544 580 C500 500 468 420 476 330 C490 200 460 74 320 74 Z" fill="${darker(scarf, 0.82)}"/>`
}

function scarfAround(scarf: string): string {
  return [
    `<path fill-rule="evenodd" d="M320 84 C196 84 166 190 178 310 C186 410 246 478 320 486 C394 478 454 410 462 310 C474 190 444 84 320 84 Z M320 150 C390 150 424 206 422 290 C420 370 384 430 320 432 C256 430 220 370 218 290 C216 206 250 150 320 150 Z" fill="${scarf}"/>`,
    `<path d="M196 392 C240 470 400 470 444 392 C470 470 500 520 520 560 C420 620 220 620 120 560 C140 520 170 470 196 392 Z" fill="${scarf}"/>`,
    `<path d="M214 440 C280 520 400 500 470 470 M190 500 C280 570 400 560 490 520" stroke="${darker(scarf, 0.82)}" stroke-width="7" fill="none"/>`,
  ].join('')
}

function beard({ hair }: Look): string {
  return `<path d="M204 320 C210 400 256 448 320 448 C384 448 430 400 436 320 C420 372 392 372 372 366 C340 356 300 356 268 366 C248 372 220 372 204 320 Z M282 384 Q320 370 358 384 Q320 408 282 384 Z" fill="${hair}" fill-rule="evenodd" opacity=".92"/>`
}

const GLASSES = `<g fill="none" stroke="#26262b" stroke-width="8"><rect x="228" y="262" width="78" height="58" rx="24"/><rect x="334" y="262" width="78" height="58" rx="24"/><path d="M306 286 Q320 278 334 286 M228 284 L202 278 M412 284 L438 278"/></g>`

/** Lighter above 1. */
function darker(colour: string, by: number): string {
  const channel = (at: number) => {
    const value = Math.min(255, Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * by))
    return value.toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
