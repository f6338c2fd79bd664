import type { Language } from '../../contract/messages.ts'
import type { LegalText } from './texts/legal-text.ts'

const LOADERS: Record<string, Record<Language, () => Promise<{ text: LegalText }>>> = {
  '/terms-of-service': {
    en: () => import('./texts/terms.en.ts'),
    id: () => import('./texts/terms.id.ts'),
    my: () => import('./texts/terms.my.ts'),
  },
  '/privacy-policy': {
    en: () => import('./texts/privacy.en.ts'),
    id: () => import('./texts/privacy.id.ts'),
    my: () => import('./texts/privacy.my.ts'),
  },
  '/cookie-policy': {
    en: () => import('./texts/cookies.en.ts'),
    id: () => import('./texts/cookies.id.ts'),
    my: () => import('./texts/cookies.my.ts'),
  },
}

const loaded = new Map<string, LegalText>()

export async function loadLegalText(path: string, language: Language): Promise<void> {
  const module = await LOADERS[path]?.[language]()
  if (module !== undefined) loaded.set(`${path} ${language}`, module.text)
}

export function loadedLegalText(path: string, language: Language): LegalText | undefined {
  return loaded.get(`${path} ${language}`)
}
