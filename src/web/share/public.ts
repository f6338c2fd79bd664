export { ShareMenu } from './share-menu.tsx'
