import sharp from 'sharp'
// This module restricts sharp's loaders. `drawPortrait` allows SVG for its own drawings.
import '../../api/storage/encodePhoto'

/** The differences between the cats' drawings. The colours are CSS. */
export interface Coat {
  fur: string
  /** The colour of muzzle and chest. */
  light: string
  /** The colour of the stripes or of a Siamese mask. */
  marks: string
  pattern: 'plain' | 'tabby' | 'mask'
  eyes: string
  wall: string
  cushion: string
}

const ears = 'M43 78c-1-17 2-33 7-47l22 18q-17 8-29 29ZM137 78c1-17-2-33-7-47l-22 18q17 8 29 29Z'
const head =
  'M37 88c-1-21 3-44 9-63q1.3-4 4.5-1.2L75 45q15-3.5 30 ' +
  '0l24.5-21.2q3.2-2.8 4.5 1.2c6 19 10 42 9 63 3 5 4.5 9 3.5 12.5-4 ' +
  '25-26 42.5-56.5 42.5S37.5 125.5 33.5 100.5Q33 94.5 37 88Z'

const patterns: Record<Coat['pattern'], string> = {
  plain: '',
  tabby:
    '<path class="stripe" d="M90 45v17M77 47l4 14M103 47l-4 14M38 84l16 4M36 98l15 1M142 ' +
    '84l-16 4M144 98l-15 1M32 184l14 4M27 202l16 3M148 184l-14 4M153 202l-16 3"/>',
  mask: '<path class="mask" d="M90 62c26 0 40 22 38 44-3 20-19 32-38 32s-35-12-38-32c-2-22 12-44 38-44Z"/>',
}

const svg = ({ fur, light, marks, pattern, eyes, wall, cushion }: Coat): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" width="960" height="1280">
  <style>
    .stripe { fill: none; stroke: ${marks}; stroke-width: 5; stroke-linecap: round }
    .mask { fill: ${marks} }
    .line { fill: none; stroke: #2b2420; stroke-width: 2; stroke-linecap: round }
    .whisker { fill: none; stroke: #fffcf6; stroke-opacity: .85; stroke-width: 1.4; stroke-linecap: round }
  </style>
  <defs>
    <radialGradient id="lamp" cx=".28" cy=".2" r="1"><stop stop-color="#fff" stop-opacity=".55"/>
    <stop offset=".7" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <linearGradient id="shade" x2="0" y2="1"><stop offset=".45" stop-opacity="0"/>
    <stop offset="1" stop-opacity=".22"/></linearGradient>
  </defs>
  <rect width="240" height="320" fill="${wall}"/>
  <rect width="240" height="320" fill="url(#lamp)"/>
  <path fill="${cushion}" d="M-10 262c40-26 220-26 260 0v80H-10Z"/>
  <g transform="translate(-2 62) scale(1.36)">
    <path fill="${fur}" d="M52 120c-21 22-31 54-33 98h142c-2-44-12-76-33-98Z"/>
    <path fill="${light}" d="M62 122c0 40 11 66 28 66s28-26 28-66Z"/>
    <path fill="${fur}" d="${head}"/>
    <path fill="${pattern === 'mask' ? marks : '#d99a94'}" d="${ears}"/>
    ${patterns[pattern]}
    <path fill="${light}" d="M90 100c15 0 26 9 26 19s-11 17-26 17-26-7-26-17 11-19 26-19Z"/>
    <path fill="${eyes}" d="M53 90q14-17 30 2-15 12-30-2ZM127 90q-14-17-30 2 15 12 30-2Z"/>
    <path fill="#1d1815" d="M69 81c5.2 2.8 5.2 13.4 0 16-5.2-2.6-5.2-13.2 0-16ZM111 81c5.2 2.8 5.2 13.4 0 16-5.2-2.6-5.2-13.2 0-16Z"/>
    <path fill="#fff" d="M65.5 84a2 2 0 1 0 .1 0ZM107.5 84a2 2 0 1 0 .1 0Z"/>
    <path fill="#b0606a" d="M82.5 106h15q1.6 0 .7 1.5l-7 7.7q-1.2 1.2-2.4 0l-7-7.7q-.9-1.5.7-1.5Z"/>
    <path class="line" d="M90 116v4.5M90 120.5q-6 7-14 2.5M90 120.5q6 7 14 2.5"/>
    <path class="whisker" d="M60 112 26 105M60 119l-32 4M120 112l34-7M120 119l32 4"/>
  </g>
  <rect width="240" height="320" fill="url(#shade)"/>
</svg>`

/** Draws a portrait as a PNG, which the upload accepts like a camera's photo. */
export async function drawPortrait(coat: Coat): Promise<Uint8Array> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  try {
    return await sharp(Buffer.from(svg(coat)))
      .png()
      .toBuffer()
  } finally {
    sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] })
  }
}

export const coats = {
  tabby: {
    fur: '#a98c6d',
    light: '#f0e4d2',
    marks: '#5d4631',
    pattern: 'tabby',
    eyes: '#b9c46a',
    wall: '#c9d8d2',
    cushion: '#7f9a8f',
  },
  ginger: {
    fur: '#d9924f',
    light: '#fbecd8',
    marks: '#a9602a',
    pattern: 'tabby',
    eyes: '#d8b24a',
    wall: '#e9d9bd',
    cushion: '#7d9aa0',
  },
  siamese: {
    fur: '#ece0cd',
    light: '#d9c7ad',
    marks: '#5a463a',
    pattern: 'mask',
    eyes: '#7fb4d6',
    wall: '#d9b8ae',
    cushion: '#a2665f',
  },
  blue: {
    fur: '#8d949c',
    light: '#b9bfc5',
    marks: '#6c737b',
    pattern: 'plain',
    eyes: '#e0a33c',
    wall: '#dfe3d0',
    cushion: '#b98d4f',
  },
  black: {
    fur: '#3a3531',
    light: '#4b4540',
    marks: '#2b2622',
    pattern: 'plain',
    eyes: '#c7d06b',
    wall: '#e8c9a5',
    cushion: '#b0674a',
  },
  white: {
    fur: '#f1ece2',
    light: '#fffaf0',
    marks: '#cfc4b2',
    pattern: 'plain',
    eyes: '#7fb4d6',
    wall: '#aebfc2',
    cushion: '#8f7f9f',
  },
} satisfies Record<string, Coat>
