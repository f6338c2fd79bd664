import type { PremiumTheme } from '../../contract/plans.ts'
import { Backdrop } from '../ui/backdrop.tsx'
import './scene.css'

/** A page in small, dressed by the tokens of a theme that is not the page's own. A picture: nothing in it is read. */
export function ThemeScene({ theme }: { theme: PremiumTheme | 'dark' | 'light' }) {
  return (
    <div className="theme-scene" data-theme={theme} aria-hidden="true">
      {theme !== 'dark' && theme !== 'light' && <Backdrop />}
      <svg viewBox="0 0 400 250" preserveAspectRatio="xMidYMin slice">
        <circle cx="24" cy="15" r="5" className="fill-accent" />
        <rect x="36" y="12" width="44" height="6" rx="3" className="fill-text" />
        <g className="fill-quiet">
          <rect x="100" y="12.5" width="26" height="5" rx="2.5" />
          <rect x="134" y="12.5" width="32" height="5" rx="2.5" />
        </g>
        <path d="M0 30h400" className="stroke-line" />
        <rect x="24" y="52" width="150" height="12" rx="3" className="fill-text" />
        <rect x="24" y="76" width="150" height="22" rx="5" className="fill-raised" />
        <rect x="182" y="76" width="44" height="22" rx="5" className="fill-accent" />
        <g className="fill-surface">
          <rect x="24" y="124" width="108" height="64" rx="7" />
          <rect x="142" y="124" width="108" height="64" rx="7" />
        </g>
        <path
          d="M24 164l40-22 30 18 38-26v47a7 7 0 0 1-7 7H31a7 7 0 0 1-7-7z"
          className="fill-accent opacity-40"
        />
        <circle cx="196" cy="156" r="16" className="fill-accent opacity-50" />
        <g className="fill-text">
          <rect x="24" y="199" width="86" height="6" rx="3" />
          <rect x="142" y="199" width="74" height="6" rx="3" />
          <rect x="274" y="136" width="62" height="8" rx="3" />
        </g>
        <g className="fill-quiet opacity-70">
          <rect x="24" y="213" width="104" height="4" rx="2" />
          <rect x="142" y="213" width="96" height="4" rx="2" />
          <rect x="274" y="156" width="100" height="4" rx="2" />
          <rect x="274" y="168" width="90" height="4" rx="2" />
          <rect x="274" y="180" width="98" height="4" rx="2" />
        </g>
      </svg>
    </div>
  )
}
