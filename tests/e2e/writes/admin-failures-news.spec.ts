/** Adding, editing, ordering and deleting news: each way it can fail. See `testEachFailure`. */
import { testEachFailure } from '../../helpers/failureTable';
import { newsActions } from '../../helpers/staffActions/news';

testEachFailure(newsActions);
