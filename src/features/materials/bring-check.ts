/** `<bring-check>` around the three questions: what answers them comes with the first one that is answered. */
class BringCheck extends HTMLElement {
  connectedCallback() {
    this.addEventListener('change', () => this.answer());
    // Questions may be answered, or restored by the browser, before this script runs.
    if (this.querySelector(':checked')) this.answer();
  }

  private answer() {
    import('./bring-check-view.ts').then(
      ({ showVerdict }) => showVerdict(this),
      () => this.querySelector('[role=status]')?.replaceChildren('This check did not load. Please call us.'),
    );
  }
}

customElements.define('bring-check', BringCheck);
