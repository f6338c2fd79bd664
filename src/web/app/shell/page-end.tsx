import { CookieBanner } from '../../consent/public.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'

export function PageEnd() {
  return (
    <>
      <Footer />
      <BottomBar />
      <CookieBanner />
    </>
  )
}
