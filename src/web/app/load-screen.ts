import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../../contract/messages.ts'
import { loadStyles } from '../platform/screen-styles.ts'
import type { Match, Screen, ScreenProps } from './screens.ts'

const loaded = new Map<string, ComponentType<ScreenProps>>()

type Frame = ComponentType<{ children: ReactNode }>
let frame: Frame | undefined

/** Apart from the router: the auth screens have no frame and do not load it. */
async function loadFrame(): Promise<void> {
  frame = (await import('./shell/shell.tsx')).Shell
}

/** The frame around a screen, once it is loaded; bare screens have none. */
export function frameOf({ isBare }: Screen): Frame | undefined {
  return isBare === true ? undefined : frame
}

/** Loads a screen's code, frame and content; it counts as loaded only with all of them. */
export async function loadScreen({ screen }: Match, path: string, language: Language): Promise<void> {
  const [component] = await Promise.all([
    loaded.get(screen.module) ?? screen.load(),
    loadStyles(screen.module),
    screen.isBare === true || frame !== undefined ? undefined : loadFrame(),
  ])
  await screen.prepare?.(path, language)
  loaded.set(screen.module, component)
}

export function loadedScreen(screen: Screen): ComponentType<ScreenProps> | undefined {
  return loaded.get(screen.module)
}
