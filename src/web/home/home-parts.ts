/** The parts of home that become alive after its banner's words, fetched as one. */
export { BannerTools } from './banner/banner-tools.tsx'
export { HomeContent } from './content/home-content.tsx'
