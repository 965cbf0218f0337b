/** `npm run art`: draws all pictures again. `-- --clip` draws the film as well. */
import '#lib/illustration/draw';
import '#lib/illustration/draw-lettered';
