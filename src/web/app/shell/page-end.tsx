import { CookieBanner } from '../../consent/public.ts'
import { Footer } from './footer.tsx'

export function PageEnd() {
  return (
    <>
      <Footer />
      {/* In a place of its own: what comes in between others has all that stand there styled anew. */}
      <div className="contents">
        <CookieBanner />
      </div>
    </>
  )
}
