/*
 * The pieces of a drawing are put in place once, when it first comes into view: the class starts an animation. A page that is not scrolled is
 * complete, and what is in view at the first scroll stays as it is.
 */
addEventListener(
  'scroll',
  () => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) target.classList.add('assembling');
    });
    for (const scene of document.querySelectorAll('section .scene'))
      if (scene.getBoundingClientRect().top > innerHeight) observer.observe(scene);
  },
  { once: true, passive: true },
);

export {};
