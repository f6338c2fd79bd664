import { CookieBanner } from '../../consent/public.ts'
import { Footer } from './footer.tsx'

export function PageEnd() {
  return (
    <>
      <Footer />
      <CookieBanner />
    </>
  )
}
