import { home as homeQuery } from './firstQueries'
import { preload } from './session/preload'

// Home has a chunk of its own: most starts need no other route (signedInRoutes.ts).

/** / and /home. Relay's code loads in parallel with the screen's, after its query is sent. */
export const home = {
  load: preload(...homeQuery),
  screen: async () => {
    const [{ withSessionEnvironment }, { HomeScreen }] = await Promise.all([
      import('./app/frame/SignedIn'),
      import('./screens/home/HomeScreen'),
    ])
    return withSessionEnvironment(HomeScreen)
  },
}
