// What the home page adds to the frame. Its islands wake when they are in sight.
import './home-navigation.ts';
import '../features/prices/price-ticker.ts';
import '../features/reviews/review-list.ts';
import '../ui/tool-tip.ts';
